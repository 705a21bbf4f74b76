// The address of the screen on which a set is made or changed.
export const SET_PATH = '/pages/goods/manage/combine-select';
