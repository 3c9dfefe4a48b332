// What a goal is about, by its folded words in either language.
import { saleUnitNamed } from '../sectors/sale-units.ts';

/** Customers that are counted by name and not by what they buy. */
export const ACCOUNTS =
  /\b(hotel|empresa|contrato|rotiseria|farmacia|pub|bar(?:es|s)?\b|supermercado|almacen|kiosco|panaderia|gimnasio|ayuntamiento|comunidad(?:es)? de|distribuidor|mayorista|bakery|gym|agenc|council|distributor|wholesaler|convenio|restaurante|cafeteria|tienda|clinica|oficina|colegio|escuela|chain|cadena|compan(?:y|ies)|contract|restaurant|cafe|shop|store|office|clinic|school|wholesale)/;

/** «Vender 200 pedidos», "a hundred visits": what is counted is sales, whatever else the goal says. */
export const COUNTS_SALES =
  /\d (?:pedido|venta|encargo|compra|visita|cita|reserva|servicio|order|sale|job|visit|booking|appointment|commission)(?:e?s)?\b/;

/** Whether it counts sales, by any word for a sale. */
export function namesSale(said: string): boolean {
  return (
    /^(?:llegar a|alcanzar|tener|reach|get to|have) \d/.test(said) ||
    said.split(/[^a-z]+/).some((word) => saleUnitNamed(word) !== undefined)
  );
}
