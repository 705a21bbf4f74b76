// The table of keys as a place of its own, which can be linked to.
import { KEYS_TITLE, KeysTable } from '../actions/keys-table';
import { Body, Card, PlaceHead } from '../shell/place';

export default function KeysScreen() {
  return (
    <>
      <PlaceHead title={KEYS_TITLE} lead="单个字母和数字的快捷键只在大纲和手机上有效" />
      <Body>
        <Card title="编辑页面时">
          <KeysTable />
        </Card>
      </Body>
    </>
  );
}
