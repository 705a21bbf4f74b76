// Runs before each test file that draws React without a browser.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine takes longer than the second that is usual; a thing that never comes still fails.
configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);
