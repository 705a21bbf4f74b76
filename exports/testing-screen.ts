// What tests of the screens of a package's plugins may import of the mall.
export { backend } from '~/src/testing/fake-backend';
export { address, renderScreen, startMall } from '~/src/testing/render-screen';
