// A thread of its own, so that sending requests does not delay measuring those of others: connections that repeat one call.
import { Agent, request } from 'node:http';
import { workerData } from 'node:worker_threads';

const { url, address, tokens, connections, body } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

function send(token) {
  const headers = { 'X-Forwarded-For': address, 'X-Access-Token': token };
  if (body !== '') headers['Content-Type'] = 'application/x-www-form-urlencoded';
  const call = request(url, { method: body === '' ? 'GET' : 'POST', headers, agent }, (response) => {
    response.resume();
    response.once('close', () => send(token));
  });
  call.once('error', () => setTimeout(send, 10, token));
  call.end(body);
}

for (let nth = 0; nth < connections; nth += 1) send(tokens[nth % tokens.length]);
