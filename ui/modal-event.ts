// The event on `window` after a change of the open modals; a separate file, so that the entry can listen without their code.

export const MODAL_EVENT = 'pagoda:modals';
