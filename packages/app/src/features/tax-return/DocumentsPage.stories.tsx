import { type Language, wordsOf } from '@aangiftewijs/domain/language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  bakeryStatement,
  bankOverview,
  completedFiling,
  libraryStatement,
  papersOfNoQuestion,
  photoOfBakery,
  provisionalAssessment,
  sameAccounts,
  scanningReceipt,
  threeDocuments,
  withFiling,
} from '../../testing/filing-fixtures.ts'
import { begunFiling } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { fileProblemWords } from '../documents/upload.copy.ts'
import { Page } from './DocumentsPage.tsx'

const meta: Meta<typeof Page> = {
  title: 'Screens/Documents',
  component: Page,
  parameters: { layout: 'padded' },
}
export default meta

type Story = StoryObj<typeof Page>
const path = '/tax-filing/documents'
const ownerFiling = {
  ...begunFiling,
  setupData: { taxIdentifier: '999990019', foreignIncome: false, ownHome: true },
}

export const Empty: Story = { decorators: [storyPage({ path, data: withFiling(begunFiling) })] }

export const WithDocuments: Story = {
  decorators: [storyPage({ path, data: withFiling(begunFiling, [...threeDocuments, scanningReceipt]) })],
}

/** Of a long list the newest three show what was read of them; one does not count. */
export const ManyDocuments: Story = {
  decorators: [
    storyPage({
      path,
      data: withFiling(begunFiling, [
        ...threeDocuments,
        { ...bakeryStatement, id: 21, filename: 'jaaropgaaf-stomerij.pdf', verdict: 'left-out' },
        { ...bakeryStatement, id: 22, filename: 'jaaropgaaf-bibliotheek.pdf' },
      ]),
    }),
  ],
}

/** A photo of a statement that is there already: it counts once, until the person says that it is another one. */
export const PhotoOfTheSame: Story = {
  decorators: [storyPage({ path, data: withFiling(begunFiling, [bakeryStatement, photoOfBakery]) })],
}

/** A couple’s statements: beside the sum of one’s own it is said which is the partner’s. */
export const OfTwo: Story = {
  decorators: [
    storyPage({
      path,
      data: withFiling({ ...begunFiling, isJointFiling: true }, [
        bakeryStatement,
        libraryStatement,
        { ...libraryStatement, id: 31, filename: 'jaaropgaaf-kim.pdf', verdict: 'partners' },
      ]),
    }),
  ],
}

/** What is filled in under “also count this”: the overview of a bank, with a debt to be checked, and a provisional assessment. */
export const OtherPapers: Story = {
  decorators: [storyPage({ path, data: withFiling(begunFiling, [bankOverview, provisionalAssessment]) })],
}

/** What no question takes by itself says where it may belong; nothing of it is to be checked. A gift to culture leads to its own question. */
export const PapersOfNoQuestion: Story = {
  decorators: [storyPage({ path, data: withFiling(ownerFiling, papersOfNoQuestion) })],
}

/** Two overviews that may show one account: each asks how it is. */
export const SameAccount: Story = {
  decorators: [
    storyPage({
      path,
      data: withFiling(begunFiling, sameAccounts),
    }),
  ],
}

/** A correction begins with the documents of the submitted return: what is said of them is said of a copy. */
export const Correction: Story = {
  decorators: [
    storyPage({
      path,
      data: withFiling(
        { ...begunFiling, id: 9, correctsFilingId: completedFiling.id },
        threeDocuments.map((one) => ({ ...one, taxFilingId: completedFiling.id })),
      ),
    }),
  ],
}

/** The server says it in the language of the page. */
const refused = (language: Language) =>
  storyPage({
    path,
    status: 422,
    data: withFiling(begunFiling),
    form: {
      name: 'upload',
      fields: { type: 'mortgage_statement' },
      problems: [{ field: 'file', code: 'too-large' }],
      message: wordsOf(fileProblemWords['too-big'], language),
    },
  })

export const FileRefused: Story = {
  decorators: [(Story, context) => refused(context.globals?.language === 'nl' ? 'nl' : 'en')(Story, context)],
}

export const Completed: Story = { decorators: [storyPage({ path, data: withFiling(completedFiling, threeDocuments) })] }
