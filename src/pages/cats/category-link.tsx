// The link from a category to its goods.
import type { ReactNode } from 'react';
import { addressOf } from '~/domain/links';
import type { Category } from './categories';

interface CategoryLinkProps {
  category: Category;
  className?: string;
  children: ReactNode;
}

export const CategoryLink = ({ category, className, children }: CategoryLinkProps) => (
  <a className={className} href={`#${addressOf('/pages/goods/list', { cat_id: category.id })}`}>
    {children}
  </a>
);
