// What a business asks for, or leaves untold, beside the usual of each kind of permit.
import type { Bilingual } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { hasTicketBai, isForal } from '../business-model/regime-words.ts';
import type { Draft } from '../draft.ts';
import { findLegalForm } from '../told/find-legal-form.ts';
import { findCredentials } from '../told/gather-credentials.ts';
import { DUTIES } from './country-permits.ts';
import { isTitleOnly } from './licence-words.ts';
import type { PermitKind } from './permit-kinds.ts';

/** In the row of that kind; none of most. */
export function besides(draft: Draft, kind: PermitKind): readonly Bilingual[] {
  if (kind === 'register') {
    const billing = hasTicketBai(draft) ? [TICKET_BAI] : draft.country.code === 'ES' && !isForal(draft) ? [VERIFACTU] : [];
    return [...formationOf(draft), ...thresholdOf(draft), ...(isSurcharged(draft) ? [SURCHARGE] : []), ...billing];
  }
  if (kind === 'zoning') return draft.country.code === 'ES' && DECLARED.has(draft.sector.id) ? [DECLARATION] : [];
  if (kind !== 'profession' || draft.sector.isLicensed !== true || findCredentials(draft.facts) !== '') return [];
  return [isTitleOnly(draft) ? UNTOLD_TITLE : UNTOLD];
}

/** Up to which sales the tax need not be charged, and what these figures do. */
function thresholdOf({ figures, model }: Draft): readonly Bilingual[] {
  if (!figures['vat-threshold'] || figures['vat-near']) return [];
  return [model.assumptions.isBelowVatThreshold ? BELOW_THRESHOLD : ABOVE_THRESHOLD];
}

const BELOW_THRESHOLD: Bilingual = {
  es: 'el IVA es obligatorio desde {{fig:vat-threshold}} en doce meses (por comprobar), y estas cuentas ni lo cobran ni lo recuperan',
  en: 'VAT is compulsory above {{fig:vat-threshold}} in any twelve months (to be checked), and these figures neither charge nor recover it',
};
const ABOVE_THRESHOLD: Bilingual = {
  es: 'el IVA es obligatorio desde {{fig:vat-threshold}} en doce meses (por comprobar), y estas cuentas lo cobran y lo recuperan',
  en: 'VAT is compulsory above {{fig:vat-threshold}} in any twelve months (to be checked), and these figures charge and recover it',
};

/** A retailer in their own name who sells to the public. Source: Ley 37/1992, arts. 148-163. */
function isSurcharged({ country, sector, facts }: Draft): boolean {
  return country.code === 'ES' && sector.id === 'retail_shop' && findLegalForm(facts)?.isCompany !== true;
}

const SURCHARGE: Bilingual = {
  es: 'consulta a la asesoría sobre el recargo de equivalencia, en el que suele estar un minorista autónomo: no recuperaría el IVA y estas cuentas cambiarían',
  en: 'advice on the equivalence surcharge (recargo de equivalencia), usual for a retailer who is a sole trader: no VAT would be recovered and these figures would change',
};

/** Shops and services of up to a certain size may open on a declaration. Source: Ley 12/2012, annex. */
const DECLARED: ReadonlySet<SectorId> = new Set(['retail_shop', 'beauty_salon', 'repair_shop']);
const DECLARATION: Bilingual = {
  es: 'si basta una declaración responsable para abrir sin esperar (ley de apertura de comercios)',
  en: 'whether a responsible declaration is enough to open without waiting (retail opening act)',
};

/** A company has to be there before anything goes in its name; nothing where the founder told of opening in their own. */
function formationOf({ facts, country, steps }: Draft): readonly Bilingual[] {
  const told = findLegalForm(facts);
  if (steps.isOpen || (told && !told.isCompany) || /compan/.test(DUTIES[country.code].register.en)) return [];
  return [country.code === 'ES' ? FORMATION_ES : FORMATION];
}

const FORMATION_ES: Bilingual = {
  es: 'antes, si es sociedad, notaría, Registro Mercantil y NIF',
  en: 'for a company, notary, companies register and tax number first',
};
const FORMATION: Bilingual = { es: 'si es sociedad, antes se constituye y se inscribe', en: 'a company is formed and registered first' };

const UNTOLD: Bilingual = { es: 'no se dijo si ya se tiene', en: 'not stated whether it is already held' };

/** Where the law keeps the title and lets anybody do the work. */
const UNTOLD_TITLE: Bilingual = {
  es: 'no se dijo si ya se tiene; hasta que llegue, anuncios, tarjetas y carteles llevan el nombre sin «architect»',
  en: 'not stated whether it is already held; until it arrives, adverts, cards and boards carry the name without “architect”',
};

const TICKET_BAI: Bilingual = { es: 'facturas con TicketBAI (en Bizkaia, Batuz)', en: 'invoices by TicketBAI (Batuz in Bizkaia)' };

/** Its date has been put off before: it is asked, and not told. Source: Real Decreto 1007/2023. */
const VERIFACTU: Bilingual = {
  es: 'facturas con programa adaptado a VeriFactu (fecha por verificar)',
  en: 'invoices from VeriFactu-ready software (date to be checked)',
};
