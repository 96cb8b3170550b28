import { useRouteLoaderData } from 'react-router'
import { IncomePage } from '../shared/income-page.jsx'

export default function Income() {
  return <IncomePage account={useRouteLoaderData('account')} />
}
