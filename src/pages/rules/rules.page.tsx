// Shows a rule text of any route of the backend.
import { useTitle } from '../../engine/screen-context';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { RichText } from '~/ui/rich-text/rich-text';
import { FullPage } from '~/ui/full-page/full-page';
import { openLink } from '../../flows/open-link';
import { Loading } from '../../engine/archetypes/detail';
import { custom, definePage } from '../../engine/define-page';
import { back } from '../../engine/navigation';
import { requiredText, text } from '../../engine/params';
import { type RulesQuery, ruleEndpoint, ruleParams, ruleText } from './rule-source';

function RulesScreen({ query }: { query: RulesQuery }) {
  useTitle(query.title);
  const endpoint = ruleEndpoint(query.url);
  if (endpoint === null) return <EmptyState text="规则不存在" action={{ text: '返回', onTap: back }} />;
  return (
    <Loading endpoint={endpoint} params={ruleParams(query.data)} skeleton="text">
      {(answer) => {
        const content = ruleText(answer, query);
        return content === '' ? (
          <EmptyState text="暂无规则说明" drawing="messages" action={{ text: '返回', onTap: back }} />
        ) : (
          <FullPage>
            <RichText content={content} onOpen={(link) => openLink(link)} />
          </FullPage>
        );
      }}
    </Loading>
  );
}

export default definePage({
  path: '/pages/rules/index',
  title: '规则',
  auth: 'guest',
  query: { url: requiredText(), key: text(), keys: text(), data: text(), title: text() },
  walk: {
    query: {
      url: 'api/default/article',
      keys: '["article","content"]',
      data: '{"article_id":1}',
      title: '规则',
    },
  },
  body: custom('content', RulesScreen),
});
