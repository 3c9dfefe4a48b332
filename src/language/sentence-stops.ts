/** For a pattern: a full stop that is no abbreviation's, as in "St. Luke's", «D. Manuel» or «la Sra. Ortiz». */
export const FULL_STOP =
  '(?<!(?<!\\p{L})(?:St|Ste|Sta|Sto|Ave|Blvd|Rd|Pkwy|Hwy|Ctra|Gral|Hnos|Co|Inc|Ltd|Jr|Sat|Sun|Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Depto|Mt|Ft|Dr|Dra|Drs|Mr|Mrs|Ms|Messrs|Prof|Rev|Sgt|Capt|Sr|Sra|Srta|Sres|D|Dª|Dña|Da|Mª|Ma|Fco|Lic|Ing|Arq|Av|Avda|Pza|Pl|Urb|Ud|Uds|Vd|vs|approx|aprox|núm|tel|p\\. ?ej|e\\.g|i\\.e))\\.';
