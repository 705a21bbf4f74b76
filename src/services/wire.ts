// Types of the HTTP client's request and response, in a module of their own to avoid an import cycle.

export interface WireRequest {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: URLSearchParams | FormData | null;
  timeoutMs: number;
  onProgress?: (share: number) => void;
}

export interface WireResponse {
  status: number;
  body: string;
  /** Of the Retry-After header. */
  retryAfterS?: number;
}
