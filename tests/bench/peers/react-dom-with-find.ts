// The React 18 API that amis-core needs and React 19 lacks; on a bench page nothing depends on the element.
import * as reactDom from 'react-dom';

export * from 'react-dom';

export const findDOMNode = (): null => null;
export const render = (): null => null;
export const unmountComponentAtNode = (): false => false;

export default { ...reactDom, findDOMNode, render, unmountComponentAtNode };
