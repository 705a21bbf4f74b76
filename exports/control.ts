// What a widget's own controls of the studio's form may import of the mall.
export type { ControlField, OwnControlProps, WriteHow } from '~/domain/studio/own-control';
