// The search of my orders: words and a range of days.
import { MAX_KEYWORD_LENGTH } from '~/domain/constants';
import * as to from '~/domain/screen-links.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button, ButtonPair } from '~/ui/button/button';
import { SearchField } from '~/ui/search-field/search-field';
import { dateKindOf } from '../../blocks/form-kinds/date-kind';
import { form, type FormState, localForm } from '../../engine/archetypes/form';
import { BottomBar } from '../../engine/bottom-bar';
import { definePage } from '../../engine/define-page';
import { carry } from '../../engine/carrying';
import { redirect } from '../../engine/navigation';
import { isSpanWrong, type OrderSearch } from './order-search';

/** Older orders are found by words. */
const YEARS_BACK = 9;
const EMPTY: OrderSearch = { keyword: '', from: '', to: '' };

interface PartProps {
  form: FormState<OrderSearch>;
}

const Words = ({ form: { values, set, submit } }: PartProps) => (
  <SearchField
    isFocused
    placeholder="订单号/商品名称/收货人/联系电话"
    value={values.keyword}
    onChange={(keyword) => set('keyword', keyword.slice(0, MAX_KEYWORD_LENGTH))}
    onSearch={() => submit()}
  />
);

const SearchBar = ({ form: { change, submit } }: PartProps) => (
  <BottomBar>
    <ActionBar>
      <ButtonPair>
        <Button kind="outline" size="wide" onClick={() => change(EMPTY)}>
          重置
        </Button>
        <Button kind="primary" size="wide" onClick={() => submit()}>
          搜索
        </Button>
      </ButtonPair>
    </ActionBar>
  </BottomBar>
);

export default definePage({
  path: '/pages/order/search/search',
  title: '订单搜索',
  auth: 'login',
  body: form(
    {},
    {
      save: localForm({
        from: { kind: 'date', label: '开始时间', placeholder: '请选择开始时间', isOptional: true },
        to: { kind: 'date', label: '结束时间', placeholder: '请选择结束时间', isOptional: true },
      }),
      kinds: { date: dateKindOf(YEARS_BACK) },
      local: { keyword: '' },
      check: ({ values }): { to?: string } =>
        isSpanWrong(values) ? { to: '时间区间选择有误，请确认选择的时间' } : {},
      Above: Words,
      layout: [{ title: '下单时间', rows: [] }],
      Submit: SearchBar,
      isTransient: true,
      after: {
        go: (_answer, { values: { keyword, from, to: until } }) =>
          carry(to.orders, {
            query: {},
            carried: { search: JSON.stringify({ keyword: keyword.trim(), from, to: until }) },
            move: redirect,
          }),
      },
    },
  ),
});
