import { formatFileSize, type SampleDocument } from '@aangiftewijs/domain/documents'
import { pathOf } from '@aangiftewijs/domain/tax-return'
import { Card } from '@aangiftewijs/ui/Card'
import { EmptyState } from '@aangiftewijs/ui/EmptyState'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Grid, Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { pageLanguage, T, useLanguageChoice } from '../../copy/words.tsx'
import { useSampleDocuments } from '../../ports/queries.ts'
import { sampleWords as words } from './samples.copy.ts'
import { documentTypeWords } from './type.copy.ts'

/** The fictional statements on offer: to look at, to download, to upload in a practice return. Spec 1 § 2. */
export function Page() {
  const samples = useSampleDocuments()
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={1}>
          <T text={words.pageTitle} />
        </Heading>
        <Text>
          <T text={words.pageIntro} />
        </Text>
        <div>
          <LinkButton variant="secondary" href={pathOf('documents')}>
            <T text={words.toDocuments} />
          </LinkButton>
        </div>
      </Stack>
      {samples.length === 0 ? (
        <EmptyState title={<T text={words.none} />}>
          <T text={words.noneText} />
        </EmptyState>
      ) : (
        <Grid min="medium" as="ul">
          {samples.map((sample) => (
            <Sample key={sample.name} sample={sample} />
          ))}
        </Grid>
      )}
    </Stack>
  )
}

function Sample({ sample }: { readonly sample: SampleDocument }) {
  const choice = useLanguageChoice()
  const file = `/api/sample-documents/${encodeURIComponent(sample.name)}`
  return (
    <Card
      as="li"
      headingLevel={2}
      title={<span lang="nl">{sample.description}</span>}
      eyebrow={
        <Text size="sm" tone="muted" as="span">
          <T text={documentTypeWords(sample.type)} /> · {formatFileSize(sample.filesize, pageLanguage(choice))}
        </Text>
      }
      actions={
        <>
          <LinkButton variant="secondary" size="small" href={file} target="_blank">
            <T text={words.preview} />
            <VisuallyHidden>
              {' '}
              {`${sample.name} `}
              <T text={words.newTab} />
            </VisuallyHidden>
          </LinkButton>
          <LinkButton variant="quiet" size="small" href={`${file}?download`} download={sample.name}>
            <T text={words.download} />
            <VisuallyHidden> {sample.name}</VisuallyHidden>
          </LinkButton>
        </>
      }
    >
      <Text size="sm" tone="muted">
        {sample.name}
      </Text>
    </Card>
  )
}
