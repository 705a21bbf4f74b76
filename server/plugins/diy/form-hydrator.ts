// Hydrates the forms with the version of their questions and how often the viewer has sent them.
import { fieldsOf, formVersion } from './form-version';
import { definePersonalHydrator } from '../../families/index/hydrate/hydrator';

const keyOf = (templateId: number, version: string): string => `${templateId}:${version}`;

export const hydrator = definePersonalHydrator<ReadonlyMap<string, number>>({
  async load({ db, viewer }, blocks) {
    if (viewer === null) return new Map();
    const versions = blocks.map((data) => formVersion(fieldsOf(data)));
    const rows = await db
      .selectFrom('diy_form_replies as reply')
      .innerJoin('diy_forms as form', 'form.id', 'reply.form_id')
      .select(['form.template_id', 'form.version'])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('reply.user_id', '=', viewer.id)
      .where('form.version', 'in', versions)
      .groupBy(['form.template_id', 'form.version'])
      .execute();
    return new Map(rows.map((row) => [keyOf(row.template_id, row.version), row.count]));
  },
  apply(data, sent, { templateId }) {
    const form_version = formVersion(fieldsOf(data));
    return { ...data, form_version, sent_times: sent.get(keyOf(templateId, form_version)) ?? 0 };
  },
});
