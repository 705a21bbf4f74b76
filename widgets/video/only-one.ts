// Owns that only one video of the page plays at a time.

let playing: HTMLVideoElement | null = null;

/** To be told of every start; pauses the one that played before. */
export function claimPlayback(video: HTMLVideoElement): void {
  if (playing !== null && playing !== video) playing.pause();
  playing = video;
}

/** To be told when a video leaves the page, so that it is not kept. */
export function releasePlayback(video: HTMLVideoElement): void {
  if (playing === video) playing = null;
}
