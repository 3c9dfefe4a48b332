// The trade's scenes with the founder's own statements in them: one customer, from the first scene to the last.
import { LANGUAGES, type Language, NO_WORDS, perLanguage } from '../../language/language.ts';
import { isSameInBoth } from '../check-plan.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import type { Block, PlanText } from '../plan.ts';
import { sayFirst } from '../say.ts';
import { thatOne } from '../told/find-person.ts';
import { withArticle } from '../voice/with-article.ts';
import { arrivalSlots } from './arrival.ts';
import { accountIn, gatherStory, slotsToldIn } from './gather-story.ts';
import { openingSlots } from './opening-proof.ts';
import { invitationSlot } from './story-invitations.ts';
import { STORY_SCENES } from './story-words.ts';
import { wantSlot } from './want-words.ts';

type Slots = Draft['slots'];
type Scene = Extract<Block, { readonly type: 'scenes' }>['scenes'][number];

/**
 * Each edition tells the scenes it has words for, as long as both hold the same figures. The founder is quoted in one scene of the first two, or
 * in one of the last four, and never twice.
 */
export function writeStory(draft: Draft): Block {
  const scenes: Scene[] = [];
  for (const { title, texts } of STORY_SCENES) {
    const hasQuoted = scenes.some(({ text }) => LANGUAGES.some((language) => isQuoting(text[language])));
    scenes.push({ title, text: tellScene(draft, texts, scenes.length !== HURT && !hasQuoted) });
  }
  return { type: 'scenes', scenes };
}

/** The third scene says what the trouble comes to, in the plan's own words. */
const HURT = 2;

function tellScene(draft: Draft, texts: readonly Message[], mayQuote: boolean): PlanText {
  const told = gatherStory(draft);
  const named = {
    ...draft.slots,
    ...wantSlot(draft),
    ...openingSlots(draft),
    ...arrivalSlots(draft),
    ...invitationSlot(draft),
  };
  const tell = (slots: Slots) => sayFirst({ ...draft, slots }, texts);
  const each = perLanguage((language) => {
    const inEdition = slotsToldIn(told, language);
    const slots = { ...named, ...inEdition, ...accountIn(draft, language, inEdition) };
    return tell(storySlots(slots, [language], mayQuote))[language];
  });
  return isSameInBoth(draft, each)
    ? each
    : tell(storySlots({ ...named, ...slotsToldIn(slotsToldIn(told, 'es'), 'en') }, LANGUAGES, mayQuote));
}

/**
 * Without the quotes where none may stand: whom the story is of, in their own words the trouble (`voiced`) and as it is called, and whether it was
 * told of somebody (`isTold`) or at all (`isTroubled`), also where its quote may not stand again.
 */
function storySlots(all: Slots, languages: readonly Language[], mayQuote: boolean): Slots {
  const isQuoted = (text: PlanText | undefined) => text !== undefined && languages.some((language) => isQuoting(text[language]));
  // A second trouble is told by both editions or by neither.
  const isLeftOut = (slot: string, text: PlanText) =>
    isQuoted(text) || (slot === 'painTwo' && LANGUAGES.some((language) => isQuoting(text[language])));
  const slots: Slots = Object.fromEntries(
    Object.entries(all).filter(([slot, text]) => mayQuote || slot === 'instead' || !isLeftOut(slot, text)),
  );
  const voiced = [slots.accountTwo, slots.painOne].find(isQuoted);
  const called = slots.painOne && !isQuoted(slots.painOne) ? slots.painOne : undefined;
  const bare = all.painThe ? all.pain : called;
  const trouble = all.painThe ?? (called && { es: withArticle(called.es) ?? called.es, en: called.en });
  return {
    ...slots,
    ...heroOf(all),
    ...(all.personTold ? { isTold: NO_WORDS } : {}),
    ...(all.painOne ? { isTroubled: NO_WORDS } : {}),
    ...(voiced ? { voiced } : {}),
    ...(trouble && bare ? { trouble, troubleBare: bare } : {}),
  };
}

/** Whoever the problem was told of, told of again, as `thatPerson` too; a customer where it was told of nobody. */
function heroOf({ person, personTold }: Slots): Slots {
  if (!person || !personTold) return { hero: A_CUSTOMER };
  const { es, en } = person.es.startsWith('unos ') ? ONE_OF_THEM : thatOne(person);
  // «Una empresa conocida», told of again, is «esa empresa».
  const thatPerson = { es: es.replace(/ conocida$/, ''), en: en.replace(/ the founder knows$/, '') };
  return { hero: thatPerson, thatPerson };
}

const A_CUSTOMER: PlanText = { es: 'el cliente', en: 'the customer' };
const ONE_OF_THEM: PlanText = { es: 'una de esas personas', en: 'one of those people' };

function isQuoting(text: string): boolean {
  return text.includes('{{quote:');
}
