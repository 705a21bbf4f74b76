// Rounds of timed work for tests without messages.
import type { Kysely } from 'kysely';
import { PLUGINS } from '~/server/app/load-plugins';
import type { Tables } from '~/server/db/tables';
import { JobRunner } from '~/server/jobs/jobs';
import type { ReportFailure } from '~/server/jobs/run-job';
import type { MessageGateway } from '~/server/messages/gateway';

/** A gateway that reports any message as a failure. */
export const noMessages: MessageGateway = {
  send: ({ text }) => Promise.reject(new Error(`Unexpected message: ${text}`)),
};

/** With the plugins that are built in: what is bought along with an order is theirs to book. */
export const jobRunnerOver = (db: Kysely<Tables>, onFailure?: ReportFailure): JobRunner =>
  new JobRunner(db, {
    gateway: noMessages,
    plugins: PLUGINS,
    ...(onFailure === undefined ? {} : { onFailure }),
  });
