// Only one video of the page plays at a time.

let playing: HTMLVideoElement | null = null;

/** Called with every start; pauses the video that played before. */
export function claimPlayback(video: HTMLVideoElement): void {
  if (playing !== null && playing !== video) playing.pause();
  playing = video;
}

/** Called when a video unmounts, so that it is not retained. */
export function releasePlayback(video: HTMLVideoElement): void {
  if (playing === video) playing = null;
}
