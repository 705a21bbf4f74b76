// Rounds of timed work for tests without messages.
import type { Kysely } from 'kysely';
import type { Tables } from '~/server/db/tables';
import { JobRunner } from '~/server/jobs/jobs';
import type { ReportFailure } from '~/server/jobs/run-job';
import type { MessageGateway } from '~/server/messages/gateway';

/** A gateway that reports any message as a failure. */
export const noMessages: MessageGateway = {
  send: ({ text }) => Promise.reject(new Error(`Unexpected message: ${text}`)),
};

export const jobRunnerOver = (db: Kysely<Tables>, onFailure?: ReportFailure): JobRunner =>
  new JobRunner(db, { gateway: noMessages, ...(onFailure === undefined ? {} : { onFailure }) });
