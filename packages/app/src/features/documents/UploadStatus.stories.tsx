import type { DocumentType, TaxDocument } from '@aangiftewijs/domain/documents'
import { type ChosenFile, documentScanMachine, type UploadOutcome } from '@aangiftewijs/machines/document-scan'
import { remoteRequest } from '@aangiftewijs/machines/remote-request'
import { Card } from '@aangiftewijs/ui/Card'
import { Stack } from '@aangiftewijs/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { SimulatedClock } from 'xstate'
import { inspected } from '../../shell/inspection.ts'
import { bakeryStatement, scanningReceipt } from '../../testing/filing-fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { SeveralUploads } from './SeveralUploads.tsx'
import { UploadStatus } from './UploadStatus.tsx'

interface UploadProps {
  /** How the upload ends; it never does when left out. */
  readonly outcome?: UploadOutcome | Error
  /** What the person types when a password is asked for. */
  readonly password?: string
}

const type: DocumentType = 'income_statement'
const file: ChosenFile = { name: 'jaaropgaaf-bakkerij.pdf', size: 33_290, mediaType: 'application/pdf', content: null }
const never = () => new Promise<never>(() => {})
const ends = async (outcome: UploadOutcome | Error) => {
  if (outcome instanceof Error) throw outcome
  return outcome
}

/** The upload of one file, by its chart, whose clock stands still. */
function Upload({ outcome, password }: UploadProps) {
  const [machine] = useState(() =>
    documentScanMachine.provide({
      actors: {
        uploadDocument: remoteRequest(() => (outcome === undefined ? never() : ends(outcome))),
        readDocument: remoteRequest<TaxDocument | null, { readonly id: number }>(never),
      },
    }),
  )
  const [clock] = useState(() => new SimulatedClock())
  const [snapshot, send] = useMachine(machine, { input: { type, allowsSeveral: true }, clock, ...inspected() })
  useEffect(() => send({ type: 'a file is chosen', file }), [send])
  const isAsked = snapshot.hasTag('password') && snapshot.context.passwordTries === 0
  useEffect(() => {
    if (isAsked && password !== undefined) send({ type: 'a password is given', password })
  }, [isAsked, password, send])
  return (
    <Card title="Jaaropgaaf" headingLevel={2}>
      <form onSubmit={(event) => event.preventDefault()}>
        <UploadStatus type={type} scan={{ snapshot, send }} />
      </form>
    </Card>
  )
}

const meta: Meta<typeof Upload> = {
  title: 'Screens/Upload',
  component: Upload,
  decorators: [storyPage({ path: '/tax-filing/documents' })],
}
export default meta

type Story = StoryObj<typeof Upload>

const uploaded = (document: TaxDocument): UploadOutcome => ({ kind: 'uploaded', document })

export const Uploading: Story = {}

export const Reading: Story = { args: { outcome: uploaded({ ...scanningReceipt, type }) } }

export const Extracted: Story = { args: { outcome: uploaded(bakeryStatement) } }

export const NothingFound: Story = {
  args: { outcome: uploaded({ ...bakeryStatement, extractedData: null, status: 'unread' }) },
}

export const NotInTime: Story = {
  args: { outcome: uploaded({ ...bakeryStatement, extractedData: null, status: 'timed_out' }) },
}

export const NotReadYet: Story = {
  args: { outcome: uploaded({ ...bakeryStatement, extractedData: null, status: 'delayed' }) },
}

export const PasswordAsked: Story = { args: { outcome: { kind: 'password-required' } } }

export const PasswordRefused: Story = { args: { outcome: { kind: 'password-required' }, password: 'tulp' } }

export const Failed: Story = { args: { outcome: new Error('Unsupported file type') } }

/** Several at once: what cannot be uploaded says so under its name. */
export const SeveralRefused: StoryObj<typeof SeveralUploads> = {
  render: () => (
    <Stack as="ul">
      <SeveralUploads
        type={type}
        files={[
          {
            key: 0,
            batch: 0,
            file: new File(['GIF89a'], 'vakantie-in-een-map-met-een-heel-lange-naam-van-afgelopen-zomer.gif'),
          },
          { key: 1, batch: 0, file: new File([], 'leeg.pdf', { type: 'application/pdf' }) },
        ]}
        onDone={() => {}}
      />
    </Stack>
  ),
}
