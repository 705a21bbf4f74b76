// Giving a card to a friend: the screen's share data, and the button with the ways to share.
import { useCallback, useEffect, useMemo, useState } from 'react';
import * as to from '~/domain/screen-links.gen';
import type { CardDetail } from '~/schemas/api/card.gen';
import { Button } from '~/ui/button/button';
import { LINK_POSTER, ratioOf } from '../../blocks/poster/poster-spec';
import { ShareSheet } from '../../blocks/poster/share-sheet';
import { useScreen } from '../../engine/screen-context';

type SharedCard = Pick<
  CardDetail,
  'id' | 'user_id' | 'card_name' | 'pic_url' | 'app_share_title' | 'app_share_pic' | 'give_token'
>;

export function CardSharing({ card }: { card: SharedCard }) {
  const { setShare } = useScreen();
  const { id, user_id: userId, give_token: token } = card;
  const title = card.app_share_title || `送你一张${card.card_name}`;
  const picture = card.app_share_pic || card.pic_url;
  const target = useMemo(() => {
    const query = { id: String(id), user_id: String(userId), token };
    return { path: to.cardGive.path, search: new URLSearchParams(query).toString() };
  }, [id, userId, token]);
  useEffect(() => setShare({ title, picture, target }), [setShare, title, picture, target]);
  const [isSharing, setIsSharing] = useState(false);
  const draw = useCallback(async () => {
    const { drawCardPoster } = await import('../../blocks/poster/card-poster');
    return drawCardPoster(id);
  }, [id]);
  return (
    <>
      <Button kind="outline" size="wide" onClick={() => setIsSharing(true)}>
        转赠给好友
      </Button>
      <ShareSheet
        isOpen={isSharing}
        onClose={() => setIsSharing(false)}
        poster={{ text: '生成卡券海报', name: card.card_name, ratio: ratioOf(LINK_POSTER), draw }}
      />
    </>
  );
}
