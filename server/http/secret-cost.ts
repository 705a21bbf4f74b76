// 2^15 × 8 × 128 bytes = 32 MiB and some 60 ms a hash; Node's default limit is 32 MiB.
export const COST = 2 ** 15;
