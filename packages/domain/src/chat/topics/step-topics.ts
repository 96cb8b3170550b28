import { copy } from '../../language/index.ts'
import type { Step } from '../../tax-return/steps.ts'
import type { Topic } from './topic.ts'

/** What is answered of a step without figures of a year. */
const ofStep = (guide: Topic['guide'], en: string, nl: string): Omit<Topic, 'keywords'> => ({
  guide,
  figures: () => ({}),
  answer: copy(en, nl),
})

/** What “this” is where it is asked: of each step of the return what it asks, and where that is found. */
export const stepTopics: Readonly<Record<Step, Omit<Topic, 'keywords'>>> = {
  setup: ofStep(
    '/tax-guide#who-must-file',
    'This step asks for the year, your BSN and what the return is about. Your BSN stands on your passport or identity card and on every annual statement. For practice, use the test BSN.',
    'Deze stap vraagt het jaar, uw BSN en waar de aangifte over gaat. Uw BSN staat op uw paspoort of identiteitskaart en op elke jaaropgaaf. Gebruik om te oefenen het test-BSN.',
  ),
  partner: ofStep(
    '/tax-guide#fiscal-partner',
    'This step is about your fiscal partner. The BSN stands on your partner’s passport, identity card or annual statement; the date of birth decides which rates and credits count.',
    'Deze stap gaat over uw fiscale partner. Het BSN staat op het paspoort, de identiteitskaart of de jaaropgaaf van uw partner; de geboortedatum bepaalt welke tarieven en kortingen tellen.',
  ),
  documents: ofStep(
    '/tax-guide#documents-you-need',
    'You need the annual statement (_jaaropgaaf_) of each employer, pension fund or UWV: it comes in January or February, often in their online portal. The mortgage statement is the annual overview of your lender; what you had on January 1 is on the annual overview of your bank. No papers at hand? Load the sample documents.',
    'U hebt de jaaropgaaf nodig van elke werkgever, elk pensioenfonds of het UWV: die komt in januari of februari, vaak in hun online portaal. Van de hypotheek is het het jaaroverzicht van uw geldverstrekker; wat u op 1 januari had, staat op het jaaroverzicht van uw bank. Geen papieren bij de hand? Laad de voorbeelddocumenten.',
  ),
  income: ofStep(
    '/tax-guide#employment-income',
    'The amounts of this step are on the annual statement (_jaaropgaaf_) of each employer: salary is “_Loon loonbelasting/volksverzekeringen_”, tax withheld is “_Ingehouden loonheffing_”. Savings and investments on January 1 are on the annual overview of your bank. “Where do I find this?” below a question shows the place on a statement.',
    'De bedragen van deze stap staan op de jaaropgaaf van elke werkgever: uw loon bij ‘Loon loonbelasting/volksverzekeringen’, de belasting bij ‘Ingehouden loonheffing’. Spaargeld en beleggingen op 1 januari staan op het jaaroverzicht van uw bank. ‘Waar vind ik dit?’ onder een vraag wijst de plaats op een opgave aan.',
  ),
  deductions: ofStep(
    '/tax-guide#deductions',
    'Mortgage interest is on the annual overview of your lender. The WOZ value is on the yearly letter of your municipality. For gifts and healthcare expenses you need the receipts: only what no insurance paid back counts. “Where do I find this?” below a question shows the place on a statement.',
    'De hypotheekrente staat op het jaaroverzicht van uw geldverstrekker. De WOZ-waarde staat op de jaarlijkse brief van uw gemeente. Voor giften en zorgkosten hebt u de bonnen nodig: alleen wat geen verzekering vergoedde, telt. ‘Waar vind ik dit?’ onder een vraag wijst de plaats op een opgave aan.',
  ),
  review: ofStep(
    '/tax-guide#filing-process',
    'Here your whole return stands together. “How we got this” opens the result line by line, “What we assume” says what nobody told us, and “Change” beside an answer leads back to its question.',
    'Hier staat uw hele aangifte bij elkaar. Bij ‘Zo komen we hieraan’ ziet u de uitkomst regel voor regel. Bij ‘Wat we aannemen’ staat wat u niet hebt ingevuld en wij daarom aannemen. Met ‘Wijzigen’ naast een antwoord gaat u terug naar de vraag.',
  ),
  submit: ofStep(
    '/tax-guide#filing-process',
    'Here you practise the submission. Nothing goes to the tax authority; afterwards you can keep the return as a PDF.',
    'Hier oefent u het inzenden. Er gaat niets naar de Belastingdienst; daarna kunt u de aangifte als PDF bewaren.',
  ),
}
