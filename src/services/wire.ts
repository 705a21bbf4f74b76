// Owns what goes over the wire, so that the caller and the HTTP client need not know each other.

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
