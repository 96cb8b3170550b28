import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from '../../components/Banner/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Card } from '../../components/Card/index.ts'
import { ProgressBar } from '../../components/ProgressBar/index.ts'
import { Skeleton } from '../../components/Skeleton/index.ts'
import { Spinner } from '../../components/Spinner/index.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts'
import { Grid, Stack } from '../../layout/index.ts'
import { inLanguage } from './in-language.ts'

const meta = { title: 'Patterns/Waiting', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A button that was pressed: it says what it does and keeps the focus. */
export const AfterAPress: Story = {
  render: (_, { globals }) => {
    const say = inLanguage(globals)
    return (
      <Button isPending pendingLabel={say('Saving…', 'Bezig met opslaan…')}>
        {say('Continue', 'Verder')}
      </Button>
    )
  },
}

/** Something that ends by itself and tells how far it is, then does not. */
export const AFile: Story = {
  render: (_, { globals }) => {
    const say = inLanguage(globals)
    return (
      <Stack gap={6}>
        <ProgressBar label={say('Uploading jaaropgave-2024.pdf', 'jaaropgave-2024.pdf wordt geüpload')} value={38} />
        <ProgressBar label={say('Reading jaaropgave-2024.pdf', 'jaaropgave-2024.pdf wordt gelezen')} />
        <Spinner label={say('Almost there', 'Bijna klaar')} isLabelVisible />
      </Stack>
    )
  },
}

/** A list that is on its way keeps its place, so that nothing jumps. */
export const AList: Story = {
  render: (_, { globals }) => (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{inLanguage(globals)('Getting your returns', 'Uw aangiften worden opgehaald')}</span>
      </VisuallyHidden>
      <Grid columns={2}>
        {['first', 'second'].map((place) => (
          <Card key={place}>
            <Skeleton width="55%" height="1.5rem" />
            <Skeleton lines={2} />
            <Skeleton width="8rem" height="2.75rem" />
          </Card>
        ))}
      </Grid>
    </div>
  ),
}

/** It did not work: what happened, that nothing is lost, and what one can do. */
export const ThenItFails: Story = {
  render: (_, { globals }) => {
    const say = inLanguage(globals)
    return (
      <Banner
        tone="error"
        role="alert"
        title={say('We could not get your returns', 'Uw aangiften konden niet worden opgehaald')}
        actions={<Button size="small">{say('Try again', 'Probeer het opnieuw')}</Button>}
      >
        {say(
          'Nothing is lost. Check your connection and try again.',
          'Er is niets verloren. Controleer uw verbinding en probeer het opnieuw.',
        )}
      </Banner>
    )
  },
}
