// The link from a category to its goods.
import type { ReactNode } from 'react';
import * as to from '~/domain/screen-links.gen';
import type { Category } from './categories';

interface CategoryLinkProps {
  category: Category;
  className?: string;
  children: ReactNode;
}

export const CategoryLink = ({ category, className, children }: CategoryLinkProps) => (
  <a className={className} href={`#${to.goodsList({ cat_id: category.id })}`}>
    {children}
  </a>
);
