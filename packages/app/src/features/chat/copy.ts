import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { Step } from '@aangiftewijs/domain/tax-return'

/** Texts of the advisor chat. The replies are canned and say so; each is chosen by keyword. Spec 1 §§ 2 and 4. */
export const chatWords = {
  title: copy('AI Financial Advisor', 'AI-adviseur'),
  intro: copy(
    'Ask about tax, mortgages, saving or investing. The answers are prepared texts, not personal advice, and stay on this device.',
    'Vraag over belasting, hypotheek, sparen of beleggen. De antwoorden zijn vaste teksten, geen persoonlijk advies, en blijven op dit apparaat.',
  ),
  toggle: copy('Advisor chat', 'Chat met de adviseur'),
  close: copy('Close the advisor chat', 'Sluit de chat met de adviseur'),
  lead: copy('Go to the advisor chat', 'Ga naar de chat met de adviseur'),
  messages: copy('Messages', 'Berichten'),
  you: copy('You', 'U'),
  advisor: copy('Advisor', 'Adviseur'),
  inputLabel: copy('Your question', 'Uw vraag'),
  placeholder: copy(
    'Ask about tax advice, investments or saving...',
    'Vraag iets over belasting, beleggen of sparen...',
  ),
  send: copy('Send', 'Versturen'),
  suggestionsLabel: copy('Or ask one of these', 'Of vraag een van deze'),
  queued: copy('Your question is sent after this answer.', 'Uw vraag wordt na dit antwoord verstuurd.'),
  typing: copy('The advisor is typing', 'De adviseur typt'),
  greeting: copy(
    'Hello. I give short, prepared answers about tax, mortgages, saving and investing. What would you like to know?',
    'Hallo. Ik geef korte, vaste antwoorden over belasting, hypotheek, sparen en beleggen. Wat wilt u weten?',
  ),
  failedTitle: copy('Error', 'Fout'),
  failed: copy(
    'Failed to get a response from the AI advisor. Please try again.',
    'De AI-adviseur kon niet antwoorden. Probeer het opnieuw.',
  ),
  needsScript: copy(
    'The chat needs JavaScript. Without it you find the same answers in the guide.',
    'De chat heeft JavaScript nodig. Zonder JavaScript vindt u dezelfde antwoorden in de gids.',
  ),
  guide: copy('Dutch Tax Guide', 'Nederlandse belastinggids'),
  questions: copy('Frequently asked questions', 'Veelgestelde vragen'),
  search: copy('Search the guide and the questions', 'Zoek in de gids en de vragen'),
  invest: copy(
    'Savings and investments are taxed in box 3, on a deemed return over what you own on January 1 above the tax-free amount. If you really earned less than that, the lower amount counts: put what they brought in under Income. This is a prepared answer; read the part about box 3 in the guide.',
    'Spaargeld en beleggingen vallen in box 3: u betaalt over een fictief rendement op wat u op 1 januari meer hebt dan het heffingsvrij vermogen. Verdiende u in werkelijkheid minder, dan telt dat lagere bedrag: vul bij Inkomen in wat ze opbrachten. Dit is een vast antwoord; lees meer over box 3 in de gids.',
  ),
  tax: copy(
    'For most people with a job, the return compares the wage tax already withheld with the tax over the whole year. Have the annual statement of each employer ready: the figures you need are on it. This is a prepared answer; the guide explains the boxes and brackets.',
    'Voor de meeste mensen met een baan vergelijkt de aangifte de ingehouden loonheffing met de belasting over het hele jaar. Houd van elke werkgever de jaaropgaaf klaar: daar staan de bedragen op. Dit is een vast antwoord; de gids legt de boxen en schijven uit.',
  ),
  mortgage: copy(
    'If you live in the home you own, you may usually deduct the mortgage interest you paid. Take the amount from the annual statement of your lender and put it under Deductions. This is a prepared answer; the guide says when the deduction is limited.',
    'Woont u in uw eigen huis, dan mag u de betaalde hypotheekrente meestal aftrekken. Neem het bedrag over van het jaaroverzicht van uw hypotheek, bij Aftrekposten. Dit is een vast antwoord; in de gids staat wanneer de aftrek beperkt is.',
  ),
  save: copy(
    'A refund often comes from deductions people forget: gifts to charities and healthcare expenses above a threshold. Keep the receipts for five years. For saving money itself: box 3 only counts what is above the tax-free amount. This is a prepared answer; see the guide.',
    'Vaak krijgt u geld terug door aftrekposten die mensen vergeten: giften, en zorgkosten boven een drempel. Bewaar de bonnen vijf jaar. En uw spaargeld? In box 3 telt alleen wat boven het heffingsvrij vermogen uitkomt. Dit is een vast antwoord; zie de gids.',
  ),
  noMore: copy(
    'That is all I know about this in general. If you meant something more specific, I have no prepared answer.',
    'Meer weet ik hierover in het algemeen niet. Vroeg u iets specifieks? Daar heb ik geen vast antwoord op.',
  ),
  more: copy(
    'I have no prepared answer to that. Could you put your question differently, or add some detail? I know about tax, mortgages and homes, saving and investing. Or search the guide.',
    'Daar heb ik geen vast antwoord op. Kunt u uw vraag anders of uitgebreider stellen? Ik weet iets over belasting, hypotheek en huis, sparen en beleggen. Of zoek in de gids.',
  ),
} as const

/** Questions to press before the first one is typed; each has an answer of its own. */
const suggestions: readonly [Copy, Copy, Copy] = [
  copy('How is my tax worked out?', 'Hoe wordt mijn belasting berekend?'),
  copy('Can I deduct my mortgage interest?', 'Mag ik mijn hypotheekrente aftrekken?'),
  copy('How do my savings and investments count?', 'Hoe tellen mijn spaargeld en beleggingen?'),
]

const whereIsThis = copy('Where do I find this?', 'Waar vind ik dit?')
const whatIsHere = copy('What can I do on this page?', 'Wat kan ik hier doen?')

/** The questions that stand ready: on a step of the return one about it comes first. */
export function suggestionsAt(step: Step | null): readonly Copy[] {
  if (step === null) return suggestions
  const [worked, interest] = suggestions
  return [step === 'review' || step === 'submit' ? whatIsHere : whereIsThis, worked, interest]
}
