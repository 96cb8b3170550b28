import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster, Grid, Text } from '../../layout/index.ts'
import { Badge } from '../Badge/index.ts'
import { Button } from '../Button/index.ts'
import { LinkButton } from '../LinkButton/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { Card } from './Card.tsx'

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { title: 'Tax return 2024', children: <Text>Due 1 May 2025. You are halfway.</Text> },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithActions: Story = {
  args: {
    eyebrow: (
      <Cluster gap={2}>
        <Badge tone="info">In progress</Badge>
        <Badge tone="attention">12 days left</Badge>
      </Cluster>
    ),
    actions: (
      <>
        <LinkButton href="#continue">Continue</LinkButton>
        <Button variant="quiet">Delete</Button>
      </>
    ),
  },
}
export const WithoutTitle: Story = { args: { title: undefined } }
export const Loading: Story = { args: { children: <Spinner label="Getting your return" isLabelVisible /> } }
export const Several: Story = {
  render: () => (
    <Grid columns={3}>
      {['Aangifte 2024', 'Aangifte 2023', 'Aangifte 2022'].map((title) => (
        <Card
          key={title}
          title={title}
          actions={
            <LinkButton href="#open" variant="secondary" size="small">
              Openen
            </LinkButton>
          }
        >
          <Text tone="muted">Verstuurd op 3 april</Text>
        </Card>
      ))}
    </Grid>
  ),
}
export const LongDutch: Story = {
  args: {
    title:
      'Gezamenlijke aangifte inkomstenbelasting en premie volksverzekeringen van Johanna van der Meulen-Oosterhuis',
    children: (
      <Text>
        Arbeidsongeschiktheidsverzekeringsmaatschappij: u gaf premies op voor meer dan één verzekering. Controleer of u
        de premies niet dubbel telt.
      </Text>
    ),
  },
}
