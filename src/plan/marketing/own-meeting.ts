// Meetings that the business itself holds, as its founder told them: there is no stand to rent and nothing to hand out samples at.
import { foldText } from '../../language/fold-text.ts';
import type { Channel } from './gather-channels.ts';

const HELD_HERE =
  /\b(?:clubs? de (?:lectura|libros?|costura|conversacion|ajedrez|corredores)|cuentacuentos|tertulias?|(?:book|reading|story|knitting|conversation|supper|running) (?:clubs?|times?|hours?)|storytelling|jornadas? de puertas abiertas|open (?:days?|evenings?|house))\b/;

export function isOwnMeeting(channel: Pick<Channel, 'kind' | 'name'> | undefined): boolean {
  return channel?.kind === 'events' && HELD_HERE.test(foldText(`${channel.name.es} | ${channel.name.en}`));
}
