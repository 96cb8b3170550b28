import type { Language } from '@aangiftewijs/domain/language'
import { englishStyleGuide, type StyleGuideWords } from '@aangiftewijs/ui/style-guide'

const dutch: StyleGuideWords = {
  palette: 'Kleuren',
  paletteText: 'Kleuren heten naar wat ze doen. Elk thema geeft elke naam een eigen kleur.',
  groups: {
    grounds: 'Waar dingen op liggen',
    inks: 'Tekst en lijnen',
    actions: 'Acties en links',
    messages: 'Berichten',
    controls: 'Randen en focus',
    series: 'Grafieken',
    motif: 'Delftse tegel',
  },
  themes: { light: 'Licht', dark: 'Donker', contrast: 'Hoog contrast' },
  typography: 'Letters',
  typographyText: 'Source Serif 4 voor koppen, Source Sans 3 voor de rest, op één vloeiende schaal.',
  sample: 'Uw aangifte, vraag voor vraag: €\u00a01.234,56',
  buttons: 'Knoppen',
  buttonNames: {
    primary: 'Verder',
    secondary: 'Terug',
    quiet: 'Annuleren',
    quietDanger: 'Verwijderen',
    danger: 'Alles verwijderen',
    pending: 'Bezig met opslaan...',
    disabled: 'Niet beschikbaar',
  },
  form: 'Formulieren',
  fields: {
    text: 'Volledige naam',
    money: 'Loon',
    bsn: 'BSN',
    wrong: 'E-mailadres',
    select: 'Belastingjaar',
    radio: 'Hebt u een eigen woning?',
    checkbox: 'Ik ga akkoord met de voorwaarden',
    switch: 'E-mailmeldingen',
    disabled: 'Gebruikersnaam',
  },
  fieldHint: 'Zoals op uw jaaropgaaf.',
  fieldError: 'Vul een e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.',
  years: ['2024', '2025', '2026'],
  answers: ['Ja', 'Nee'],
  cards: 'Kaarten',
  cardTitle: 'Belastingjaar 2024',
  cardText: 'U bent nog niet begonnen. De uiterste datum is 1 mei 2025.',
  cardAction: 'Nieuwe aangifte beginnen',
  badges: { neutral: 'Optioneel', info: 'Bezig', success: 'Klaar', warning: 'Controleer', error: 'Verplicht' },
  alerts: 'Meldingen',
  alertTitles: {
    info: 'Goed om te weten',
    success: 'Opgeslagen',
    warning: 'Controleer dit',
    error: 'Er is een probleem',
  },
  alertText: 'Zegt wat er gebeurde en wat u nu kunt doen.',
}

/** The words of the design system's samples, by the language of the page. */
export const styleGuideSamples: Readonly<Record<Language, StyleGuideWords>> = { en: englishStyleGuide, nl: dutch }
