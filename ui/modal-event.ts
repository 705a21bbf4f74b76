// The event on `window` that says that the open modals have changed. It is apart from them so that the first load can listen.

export const MODAL_EVENT = 'pagoda:modals';
