// Helpers of the form's tests: a mall that responds to its submissions, and finding its parts.
import { act, fireEvent, screen } from '@testing-library/react';
import { MEMBER, type TestHost, testHost } from '~/renderer/testing/test-host';
import type { Endpoint } from '~/schemas/endpoint';
import { full } from '../fixtures';

export const formOf = (...fields: unknown[]) => ({ ...full, borderContent: '提交', formDialog: fields });

interface Sent {
  route: string;
  params: { form_data: { name: string; value: unknown }[]; token?: string };
}

/** A host whose server responds to the submissions in order; an Error refuses. */
export function answering(answers: readonly unknown[], changes: Partial<TestHost> = {}): TestHost {
  const left = [...answers];
  const host: TestHost = testHost({
    shopper: MEMBER,
    upload: async (file) => `uploads/${file.name}`,
    ...changes,
    call: async <P, D>({ route }: Endpoint<P, D>, params: P): Promise<D> => {
      host.log.push({ name: 'call', value: { route, params } });
      const answer = left.length > 1 ? left.shift() : left[0];
      if (answer instanceof Error) throw answer;
      return (await answer) as D;
    },
  });
  return host;
}

export const OK = { id: 7, list: [] };
export const sentBy = (host: TestHost): Sent[] =>
  host.log.filter(({ name }) => name === 'call').map(({ value }) => value as Sent);
export const valuesOf = (sent: Sent | undefined) => sent?.params.form_data.map(({ value }) => value);
export const textsOf = (host: TestHost, what: string) =>
  host.log.filter(({ name }) => name === what).map(({ value }) => value);

export const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
export const type = (name: RegExp | string, value: string) =>
  fireEvent.change(field(name), { target: { value } });
export const button = () => screen.getByRole('button', { name: /^(提交|提交中)$/ });
export const submit = () => fireEvent.click(button());
export const line = () => screen.getAllByRole('status').at(-1)?.textContent;
export const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
export const settled = () => act(() => new Promise((done) => setTimeout(done, 5)));
