// The shopper's password for payments by balance; its calls load when one is asked for.
import { loadChunk } from '~/renderer/chunk';
import { call } from './http';

const calls = () => loadChunk('calls/mall-member', () => import('~/schemas/api/mall-member.gen'));

/** Rejects with the mall's refusal where it is wrong or none was set. */
export async function verifyPayPassword(password: string): Promise<unknown> {
  const { mallMemberVerifyPayPassword } = await calls();
  return call(mallMemberVerifyPayPassword, { pay_password: password });
}

export async function savePayPassword(password: string): Promise<unknown> {
  const { mallMemberSetPayPassword } = await calls();
  return call(mallMemberSetPayPassword, { pay_password: password, verify_pay_password: password });
}
