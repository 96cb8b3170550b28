import { copy } from '@aangiftewijs/domain/language'

/** Words of the partner step, Dutch in the specification. Spec 2 § 2.3. */
export const words = {
  title: copy('Information about your partner', 'Gegevens van uw partner', 'nl'),
  intro: copy(
    'Fill in the details of your fiscal partner. Joint filing is only for fiscal partners.',
    'Vul de gegevens van uw fiscale partner in. Samen aangifte doen kan alleen met een fiscale partner.',
    'nl',
  ),
  day: copy('Day', 'Dag', 'nl'),
  month: copy('Month', 'Maand', 'nl'),
  year: copy('Year', 'Jaar', 'nl'),
  optional: copy('(optional)', '(niet verplicht)', 'nl'),
  saved: copy('Partner information saved', 'Partnergegevens opgeslagen', 'nl'),
  failed: copy('Saving failed', 'Fout bij opslaan', 'nl'),
  failedText: copy(
    'Something went wrong while saving your partner’s information.',
    'Er is een fout opgetreden bij het opslaan van uw partnergegevens.',
    'nl',
  ),
  benefits: copy('Why file together?', 'Waarom samen aangifte doen?', 'nl'),
  benefitSplit: copy(
    'You divide joint deductions, such as mortgage interest, between the two of you in the way that suits you best.',
    'U verdeelt gezamenlijke aftrekposten, zoals hypotheekrente, samen op de manier die u het beste uitkomt.',
    'nl',
  ),
  benefitAssets: copy(
    'Your savings and investments have twice the tax-free allowance.',
    'Voor uw spaargeld en beleggingen geldt twee keer het heffingsvrij vermogen.',
    'nl',
  ),
  benefitCredit: copy(
    'A partner born before 1963 who has little income may get the rest of the general tax credit paid out.',
    'Een partner van vóór 1963 met weinig inkomen kan de rest van de algemene heffingskorting uitbetaald krijgen.',
    'nl',
  ),
  benefitOne: copy(
    'You go through the questions once, for both of you.',
    'U doorloopt de vragen één keer, voor u samen.',
    'nl',
  ),
  whoTitle: copy('Who is a fiscal partner?', 'Wie is een fiscale partner?', 'nl'),
  whoText: copy(
    'Your husband, wife or registered partner. Someone you live with counts when, for example, you have a child or bought a home together.',
    'Uw echtgenoot of geregistreerde partner. Iemand met wie u samenwoont, telt mee als u bijvoorbeeld samen een kind of een koopwoning hebt.',
    'nl',
  ),
  whoDied: copy(
    'Did your partner die after the tax year? For that year you still file together.',
    'Is uw partner na het belastingjaar overleden? Over dat jaar doet u nog samen aangifte.',
    'nl',
  ),
  whoAbroad: copy(
    'A partner who lives outside the Netherlands is only a fiscal partner when at least 90% of their income is taxed here. Otherwise you file alone: untick “I am filing together with my fiscal partner” at Setup. You then need no BSN for your partner.',
    'Een partner die buiten Nederland woont, is alleen fiscale partner als minstens 90% van het inkomen van die partner hier wordt belast. Anders doet u aangifte zonder partner: haal dan bij Gegevens het vinkje weg bij ‘Ik doe aangifte samen met mijn fiscale partner’. U hebt dan geen BSN van uw partner nodig.',
    'nl',
  ),
  notJoint: copy('You are filing alone', 'U doet alleen aangifte', 'nl'),
  notJointText: copy(
    'This step is only for a joint return. Tick joint filing on the setup page if you want to file together.',
    'Deze stap is er alleen voor een gezamenlijke aangifte. Vink bij Gegevens aan dat u samen aangifte doet als u dat wilt.',
    'nl',
  ),
  toSetup: copy('Go to Setup', 'Naar Gegevens', 'nl'),
  toDocuments: copy('Continue to Documents', 'Verder naar documenten', 'nl'),
} as const
