// The favourite button of a topic: optimistic, rolled back when the backend refuses.
import { useState } from 'react';
import { topicFavorite } from '~/schemas/api/topic.gen';
import { userMyFavoriteTopic } from '~/schemas/api/user.gen';
import { useAction } from '../../engine/use-action';
import { requireLogin } from '../../flows/login';
import { call } from '../../services/http';
import { refresh } from '../../services/query';
import { toast } from '../../state/overlays';

interface TopicFavorite {
  isFavorite: boolean;
  toggle: () => void;
}

export function useTopicFavorite(topicId: number, delivered: boolean): TopicFavorite {
  // The detail is not refetched: that would count as another view.
  const [isFavorite, setIsFavorite] = useState(delivered);
  const action = useAction(async (next: boolean) => {
    await requireLogin();
    setIsFavorite(next);
    try {
      await call(topicFavorite, { id: topicId, is_favorite: next ? 'love' : 'no_love' });
    } catch (error) {
      setIsFavorite(!next);
      throw error;
    }
    toast(next ? '收藏成功' : '取消收藏成功');
    await refresh(userMyFavoriteTopic);
  });
  return { isFavorite, toggle: () => void action.run(!isFavorite) };
}
