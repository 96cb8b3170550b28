/** Words as they are cut off to fit, with a full stop behind: `Ingeh. loonheff.`. */
const abbreviations: Readonly<Record<string, string>> = {
  aflos: 'aflossing',
  arb: 'arbeids',
  bedr: 'bedrag',
  bel: 'belasting',
  ber: 'berekende',
  bet: 'betaalde',
  bijdr: 'bijdrage',
  burg: 'burger',
  dec: 'december',
  fisc: 'fiscaal',
  heff: 'heffing',
  hfds: 'hoofdsom',
  hyp: 'hypotheek',
  ing: 'ingehouden',
  ingeh: 'ingehouden',
  inh: 'ingehouden',
  jan: 'januari',
  jr: 'jaar',
  kort: 'korting',
  krt: 'korting',
  loonb: 'loonbelasting',
  loonbel: 'loonbelasting',
  loonh: 'loonheffing',
  loonheff: 'loonheffing',
  max: 'maximum',
  nr: 'nummer',
  openst: 'openstaande',
  pens: 'pensioen',
  pr: 'premie',
  prem: 'premie',
  rest: 'restant',
  restsch: 'restschuld',
  resth: 'restant hoofdsom',
  serv: 'service',
  tot: 'totaal',
  uitk: 'uitkering',
  verr: 'verrekende',
  versch: 'verschuldigde',
  verz: 'verzekeringen',
  volksverz: 'volksverzekeringen',
  vv: 'volksverzekeringen',
  werkg: 'werkgever',
  werkn: 'werknemers',
  wn: 'werknemers',
}

/** The words an abbreviated label stands for; null when it has none that are known. */
export function spelledOut(text: string): string | null {
  if (!text.includes('.')) return null
  const spelled = text.replace(/(\p{L}{2,})\./gu, (printed, word: string) => {
    const full = abbreviations[word.toLowerCase()]
    return full === undefined ? printed : `${full} `
  })
  return spelled === text ? null : spelled
}
