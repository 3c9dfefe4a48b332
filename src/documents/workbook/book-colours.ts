import type { Plan } from '../../plan/plan.ts';
import type { BookColours } from './book.ts';

/** The trade's dye, as in the plan's pages: a thread and its wash. */
const DYES: Readonly<Record<Plan['family'], Pick<BookColours, 'thread' | 'threadWash'>>> = {
  oficio: { thread: '22497F', threadWash: 'E6ECF4' },
  mesa: { thread: '765900', threadWash: 'F3EEDD' },
  comercio: { thread: '94431A', threadWash: 'F5E9E2' },
  cuidado: { thread: '0E6957', threadWash: 'E1EFEB' },
  saber: { thread: 'A81E3A', threadWash: 'F6E7E8' },
  lugar: { thread: '42602B', threadWash: 'E9EFE3' },
};

export function bookColours(family: Plan['family']): BookColours {
  return { ink: '17211F', quiet: '5F6A66', rule: 'C9CFC9', wash: 'F4F5F0', ...DYES[family] };
}
