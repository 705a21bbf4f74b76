// The form of a wish.
import { wishListSaveForm } from '~/schemas/api/forms/wish-list-save.gen';
import { form } from '../../engine/archetypes/form';
import { definePage } from '../../engine/define-page';

export default definePage({
  path: '/plugins/wish_list/edit/edit',
  title: '写一个',
  auth: 'login',
  plugin: 'wish_list',
  body: form(
    {},
    {
      save: wishListSaveForm,
      kinds: {},
      button: '保存',
      after: { toast: '保存成功', go: 'back' },
    },
  ),
});
