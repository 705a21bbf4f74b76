// The only importer of axios. Loaded with the first call, as home needs none before it paints.
import axios, { type AxiosResponse } from 'axios';
import { measureByHeaders } from './measured-clock';
import type { WireRequest, WireResponse } from './wire';

const client = axios.create({
  responseType: 'text',
  transformResponse: [(body: unknown) => body],
  validateStatus: () => true,
});

/** Sends one request; rejects only without a response (network, timeout). */
export async function send(request: WireRequest): Promise<WireResponse> {
  const response: AxiosResponse<unknown> = await client.request({
    url: request.url,
    method: request.method,
    headers: request.headers,
    timeout: request.timeoutMs,
    ...(request.body === null ? {} : { data: request.body }),
    ...(request.onProgress === undefined
      ? {}
      : { onUploadProgress: ({ progress = 0 }) => request.onProgress?.(progress) }),
  });
  const { date, age } = response.headers as { date?: unknown; age?: unknown };
  measureByHeaders({ date, age });
  const body = typeof response.data === 'string' ? response.data : '';
  return { status: response.status, body, retryAfterS: Number(response.headers['retry-after']) };
}
