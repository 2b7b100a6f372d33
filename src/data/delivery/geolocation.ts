const options: PositionOptions = { enableHighAccuracy: false, timeout: 5000, maximumAge: 60_000 };

/** Null if the position is unavailable or denied. */
export const currentPosition = (): Promise<{ lat: number; lng: number } | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(null),
      options,
    );
  });
