// Password of the operators in the journeys; read by the server's start and by the journeys.
export const STUDIO_PASSWORD = 'studio-journeys-1';
