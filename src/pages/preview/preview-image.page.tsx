// Pictures over the whole screen, for links; screens show their own in the viewer.
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PictureScreen } from '../../blocks/picture-viewer/picture-viewer';
import { custom, definePage } from '../../engine/define-page';
import { back } from '../../engine/navigation';
import { requiredText, text } from '../../engine/params';
import { firstOf, picturesOf } from './picture-list';

function PreviewScreen({ query }: { query: { urls: string; current: string } }) {
  const pictures = picturesOf(query.urls);
  if (pictures.length === 0) return <EmptyState text="没有图片" action={{ text: '返回', onTap: back }} />;
  return (
    <>
      <h1 className="visually-hidden">图片预览</h1>
      <PictureScreen
        pictures={pictures}
        index={firstOf(pictures, query.current)}
        label="图片"
        onClose={back}
      />
    </>
  );
}

export default definePage({
  path: '/preview-image',
  title: '图片预览',
  auth: 'guest',
  titleBar: 'none',
  query: { urls: requiredText(), current: text() },
  walk: { query: { urls: '["pictures/goods/tea-longjing-1.svg"]' } },
  body: custom('content', PreviewScreen),
});
