// Guessing operators' passwords: from anywhere, from known devices, with captchas; who is told.
import { beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { givePassword, openStudio, type StudioAnswer, type StudioMall } from '~/tests/server/studio-helpers';
import { createCaptcha } from '../families/site/captcha';

describeOnBothDatabases('guesses of operators’ passwords', (open) => {
  let mall: StudioMall;
  beforeEach(async () => {
    mall = await openStudio(await open());
    await givePassword(mall, { login: 'editor', password: 'right password' });
  });

  interface Guess {
    password: string;
    network?: number;
    cookie?: string;
    captcha?: string;
    login?: string;
  }
  const guess = ({ password, network = 0, cookie = '', captcha = '', login = 'editor' }: Guess) =>
    mall.operate('POST', '/session', {
      as: 'nobody',
      body: { login, password, captcha },
      headers: { Cookie: cookie },
      from: `203.0.113.${network}`,
    });
  const codesOf = (answers: readonly StudioAnswer[]) =>
    answers.map(({ status, body }) =>
      status === 201 ? 'in' : (body as unknown as { error: { code: string } }).error.code,
    );
  const solved = async () => {
    const { id, code } = await createCaptcha(mall.database.db, new Date());
    return { cookie: `pagoda_captcha=${id}`, captcha: code };
  };
  const deviceOf = ({ headers }: StudioAnswer) =>
    headers
      .getSetCookie()
      .find((one) => one.startsWith('studio_device='))
      ?.split(';')[0] ?? '';

  it('compares few guesses of an account from anywhere, and lets its owner in where he signed in before', async () => {
    const device = deviceOf(await guess({ password: 'right password' }));
    const all = await Promise.all(
      Array.from({ length: 90 }, (_one, network) => guess({ password: 'wrong', network: network + 1 })),
    );
    const codes = codesOf(all);
    expect(codes.filter((code) => code === 'wrong-password')).toHaveLength(10);
    expect(codes.filter((code) => code === 'captcha')).toHaveLength(80);
    expect(codesOf([await guess({ password: 'right password', network: 200 })])).toEqual(['captcha']);
    expect(codesOf([await guess({ password: 'right password', network: 200, captcha: 'wrong' })])).toEqual([
      'captcha',
    ]);
    const compared: string[] = [];
    for (let network = 100; network < 125; network += 1)
      compared.push(...codesOf([await guess({ password: 'wrong', network, ...(await solved()) })]));
    expect(compared.filter((code) => code === 'wrong-password')).toHaveLength(20);
    expect(compared.slice(-5)).toEqual(Array(5).fill('too-fast'));
    const late = await guess({ password: 'right password', network: 250, ...(await solved()) });
    expect(codesOf([late])).toEqual(['too-fast']);
    // His device is bound by its own wrong guesses alone, from whatever network.
    const at = { network: 1, cookie: device };
    expect(codesOf([await guess({ password: 'wrong', ...at })])).toEqual(['wrong-password']);
    expect(codesOf([await guess({ password: 'right password', ...at })])).toEqual(['in']);
    const own = await Promise.all(Array.from({ length: 14 }, () => guess({ password: 'wrong', ...at })));
    expect(codesOf(own).filter((code) => code === 'wrong-password')).toHaveLength(10);
  });

  it('answers alike for an account that nobody has, and knows no device of another account', async () => {
    const ofEditor = deviceOf(await guess({ password: 'right password' }));
    const codesFor = async (login: string) => {
      const codes: string[] = [];
      for (let network = 1; network <= 12; network += 1)
        codes.push(...codesOf([await guess({ password: 'wrong', network, login, cookie: ofEditor })]));
      return codes;
    };
    const known = await codesFor('owner');
    expect(known).toEqual([...Array<string>(10).fill('wrong-password'), 'captcha', 'captcha']);
    expect(await codesFor('nobody-at-all')).toEqual(known);
  });

  it('compares few guesses of a network at whatever accounts, and lets known devices in', async () => {
    const device = deviceOf(await guess({ password: 'right password' }));
    const network = 7;
    const all = await Promise.all(
      Array.from({ length: 40 }, (_one, nth) =>
        guess({ password: 'spring2026', network, login: `name${nth}` }),
      ),
    );
    expect(codesOf(all).filter((code) => code === 'wrong-password')).toHaveLength(30);
    expect(codesOf([await guess({ password: 'right password', network })])).toEqual(['too-fast']);
    expect(codesOf([await guess({ password: 'right password', network, cookie: device })])).toEqual(['in']);
  });

  it('counts no guess that the network was refused: nobody uses up those of an account from one place', async () => {
    const network = 8;
    const all = codesOf(
      await Promise.all(Array.from({ length: 40 }, () => guess({ password: 'wrong', network }))),
    );
    expect(all.filter((code) => code === 'wrong-password')).toHaveLength(5);
    expect(all.filter((code) => code === 'too-fast')).toHaveLength(35);
    // Five of ten are left, without a captcha, and the network may try other accounts.
    const others: string[] = [];
    for (let from = 20; from < 26; from += 1)
      others.push(...codesOf([await guess({ password: 'wrong', network: from })]));
    expect(others).toEqual([...Array<string>(5).fill('wrong-password'), 'captcha']);
    expect(codesOf([await guess({ password: 'wrong', network, login: 'another' })])).toEqual([
      'wrong-password',
    ]);
  });

  it('tells owners, and the one whose account it is, once', async () => {
    const guessed = async (as: 'owner' | 'editor' | 'viewer') =>
      (await mall.operate('GET', '/session', { as })).body['guessed'] as unknown as { name: string }[];
    expect(await guessed('owner')).toEqual([]);
    await Promise.all(Array.from({ length: 30 }, (_one, network) => guess({ password: 'wrong', network })));
    const told = [{ name: 'editor', at: expect.any(String) as string }];
    expect(await guessed('owner')).toEqual(told);
    expect(await guessed('editor')).toEqual(told);
    expect(await guessed('viewer')).toEqual([]);
    // A new password begins anew, and forgets the devices.
    const device = deviceOf(await mall.operate('GET', '/session', { as: 'editor' }));
    const path = `/people/${mall.operatorIds.editor}`;
    const { body } = await mall.operate('PATCH', path, { body: { isNewPassword: true } });
    const password = body['password'] as unknown as string;
    expect(codesOf([await guess({ password, network: 9, cookie: device })])).toEqual(['in']);
    const devices = await mall.database.db.selectFrom('operator_devices').select('token_hash').execute();
    expect(JSON.stringify(devices)).not.toContain(device.split('=')[1]);
  });

  it('bounds guesses of the current password by the session, from whatever network', async () => {
    const change = (network: number) =>
      mall.operate('PUT', '/session/password', {
        as: 'editor',
        body: { current: 'wrong', next: 'another password' },
        from: `203.0.113.${network}`,
      });
    const statuses: number[] = [];
    for (let network = 0; network < 7; network += 1) statuses.push((await change(network)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
