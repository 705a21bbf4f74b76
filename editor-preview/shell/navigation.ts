// The one importer of react-router-dom in the studio: hash addresses, so that it works in any folder.
export {
  HashRouter,
  Link,
  Navigate,
  Outlet,
  Route,
  Routes,
  useNavigate,
  useParams,
  useSearchParams,
  useLocation,
  NavLink,
} from 'react-router-dom';
