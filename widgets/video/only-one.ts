// Allows only one playing video per page.

let playing: HTMLVideoElement | null = null;

/** Call it on every start; pauses the video that played before. */
export function claimPlayback(video: HTMLVideoElement): void {
  if (playing !== null && playing !== video) playing.pause();
  playing = video;
}

/** Call it when a video unmounts, so that it is not leaked. */
export function releasePlayback(video: HTMLVideoElement): void {
  if (playing === video) playing = null;
}
