import { inventedStreet as streetOf, inventedTown as townOf } from './invented.mjs'

/** What stands beside a name, at the top of a paper and at its foot, and is none. */

export const departments =
  'Afdeling Personeelszaken|afdeling HR|HR Shared Services|Salarisadministratie|Personeel & Organisatie|Afdeling Bedrijfsvoering, team Salarissen|Klantenservice|Hypotheekadministratie|Bijzonder Beheer|Team Uitkeringen|dienst Personeel en Salaris|bestuurskantoor|vestiging {town}|regiokantoor Zuidoost|filiaal 0447|Human Resources|Payroll Department|Customer service|Financiële administratie|Bureau Inkomen|Locatie {town}|kantoor {town}|Concerndienst Mens en Organisatie|Afdeling Wonen|Afdeling Geldleningen|afdeling Leningen|Afdeling Financiën|afdeling Inkomen|Salariszaken|Afdeling Hypotheken|Afdeling Uitkeringen|P&O|Dienst Bedrijfsvoering|afd. Loonzaken|Bureau Personeel|Nevenvestiging {town}|Kantoor {town}|Backoffice'.split(
    '|',
  )
export const slogans =
  'verzekeren sinds 1892|voor al uw feesten|bouwen aan morgen|Hypotheken|HYPOTHEKEN|Wonen|Sparen, lenen en beleggen|aannemers te {town}|NOTARISSEN TE {town}|uitzenden en detacheren|wij maken het waar|Werk in balans|Mijn Pensioen|Mijn Hypotheek|pensioen voor nu en later|loon en personeel|brood en banket|Payroll|ambachtelijk sinds 1921|Particulieren|Zakelijk en particulier|home financing'.split(
    '|',
  )
export const greetings = [
  'Met vriendelijke groet,',
  'Hoogachtend,',
  'Met vriendelijke groeten',
  'Kind regards,',
  'Yours sincerely,',
  'Vriendelijke groeten,',
]
export const bare = (name) => name.replace(/\s(?:[BN]\.?V\.?|V\.?O\.?F\.?|C\.V\.|U\.A\.)$/, '')
export const websiteOf = (name) =>
  `${bare(name)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}.nl`
export const filled = (chance, text, year) =>
  text.replace('{town}', townOf(chance).slice(8).trim()).replace('{year}', String(year))
export const placeOf = (chance) =>
  chance.pick([
    () => `${streetOf(chance)}, ${townOf(chance)}`,
    () => `Postbus ${chance.whole(1, 9000)}, ${townOf(chance)}`,
    () => `${streetOf(chance)} · ${townOf(chance)}`,
    () => `${streetOf(chance)} ${townOf(chance).slice(8).trim()}`,
  ])()

/** The parts of a line behind each other with something between them. */
export const chained = (chance, parts) => {
  const between = chance.pick([' · ', ' | ', ', ', ' - ', ' – ', ' • ', ', '])
  return parts.flatMap((part, at) =>
    at === 0 ? [part] : [{ text: between.trim(), mark: null, isTight: between === ', ' }, part],
  )
}
/** Texts behind each other; a comma stands close. */
export function inLine(sheet, parts, x, y, options) {
  const words = []
  for (const part of parts) {
    const own = typeof part === 'string' ? { text: part, mark: null } : part
    if (own.isTight && words.length > 0) words[words.length - 1] = { ...words.at(-1), text: `${words.at(-1).text},` }
    else words.push(own)
  }
  sheet.line(words, x, y, options)
}
