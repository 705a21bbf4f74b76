// The background that tests set on a block, and the styles expected of it.

/** Stored fields. */
export const backgroundFields = {
  backgroundColor: '#123456',
  backgroundPicUrl: 'pictures/leaves.webp',
  position: 7,
  mode: 3,
  backgroundWidth: 30,
  backgroundHeight: 40,
};

/** Expected styles. */
export const paintedBackground = {
  colour: '#123456',
  picture: 'url("pictures/leaves.webp")',
  place: 'left bottom',
  repeat: 'repeat-y',
  size: '30% 40%',
};

/** The background of the only block's wrapper. */
export function backgroundIn(
  container: HTMLElement,
): Readonly<Record<keyof typeof paintedBackground, string>> {
  const wrapper = container.querySelector<HTMLElement>('[data-widget] > *');
  if (wrapper === null) throw new Error('There is no block');
  const { style } = wrapper;
  return {
    colour: style.backgroundColor,
    picture: style.backgroundImage,
    place: style.backgroundPosition,
    repeat: style.backgroundRepeat,
    size: style.backgroundSize,
  };
}
